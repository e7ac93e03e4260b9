import { expect, test } from 'vitest'
import { suggestDelimiter } from './suggest-delimiter.ts'

test.each([
  [',', 'order-id,tracking-number\n1001,LX1\n1002,LX2\n'],
  [';', 'Bestellnummer;Preis;Sendungsnummer\n1001;2,50;LX1\n1002;3,00;LX2\n'],
  ['\t', 'order\taddress\ttracking\n1\t12, Main St, Rome\tLX1\n2\t5, Oak Rd, Bern\tLX2\n'],
  ['|', 'order|tracking\n1|LX1\n2|LX2\n'],
  [',', 'name,tracking\n"Doe; John; Jr; Esq",LX1\n"Roe; Jane; Sr; Esq",LX2\n'],
  [
    ';',
    'Export vom 21.11.2026, Seite 1, alle\n\nBestellnummer;Dienst;Sendungsnummer\n1;DHL;LX1\n2;DHL;LX2\n',
  ],
  [',', 'LX1\nLX2\nLX3\n'],
  ['~', 'order~name~tracking\n1~Doe, John~LX1\n2~Roe, Jane~LX2\n'],
  ['\u001F', 'order\u001Ftracking\n1\u001FLX1\n2\u001FLX2\n'],
  [',', '1001 LX1~\n1002 LX2~\n'],
  [',', '1,2~3\n2,3~4\n'],
  [';', 'a;b'],
  [',', ''],
  [',', 'note,x\n"say ""a;b;c;d""",2\n"say ""e;f;g;h""",3\n'],
  [',', 'size,x\n5"" wide,2\n7"" wide,3\n'],
  [',', 'note,x\n"one\ntwo;three;four",2\n"five\nsix;seven;eight",3\n'],
  [';', 'Rome;1\n1, Oak Rd, Bern;2\nKing, Lee, Ray, Sons;3\nUnit 4, Bath;4\n'],
  [',', 'red; blue,1,LX1\ngreen; red,2,LX2\n'],
  [',', '"Doe; John; Jr; Esq",LX1'],
  [',', 'LX1,"Doe; John; Jr; Esq"'],
  [';', '5" wide;1\nflat;2\nround;3\n'],
  [';', 'Export\na;b'],
])('%j splits %j', (delimiter, text) => {
  expect(suggestDelimiter(text)).toBe(delimiter)
})

test('a long text is judged by its start', () => {
  expect(suggestDelimiter('a;b;c\n'.repeat(50_000))).toBe(';')
})

test('a row too long for the sample counts only if it is the only one', () => {
  const long = 'a;b;'.repeat(50_000)
  expect(suggestDelimiter(long)).toBe(';')
  expect(suggestDelimiter(`a|b\n${long}`)).toBe('|')
})
