import { expect, test } from 'vitest'
import type { Encoding } from './decode.ts'
import { gatherForeignLines } from './encoding-sample.ts'
import { findMarkedEncoding } from './marked-encoding.ts'
import { rankEncodings } from './rank-encodings.ts'
import { decodeWhole, encodeAs } from '#testing/sheets/encode-as.ts'

const FOREIGN: readonly (readonly [Encoding, string])[] = [
  [
    'windows-1252',
    'Número do Pedido;Endereço;País;Anotações do Comprador;Data de envío;Código de rastreio',
  ],
  ['windows-1252', 'Nº do pedido;Situação;Observações;Opções;Camisão;São João'],
  ['windows-1252', 'Dirección;Población;Nº de guía;Año;Muñoz Peña'],
  ['windows-1252', 'Numéro;Référence;Prénom;Expédié le;Qté;Noël Lefèvre'],
  ['windows-1252', 'Straße;Empfänger;Größe;Jörg Müßig'],
  ['windows-1252', 'Não'],
  ['windows-1252', 'Previsão;Título do anúncio;Serviço;Devolução'],
  ['windows-1252', 'Destinatário João Conceição'],
  ['windows-1252', 'Informações'],
  ['windows-1252', 'Avenida Brigadeiro Luís Antônio, 2º andar'],
  ['windows-1250', 'Zamówienie;Płatność;Ilość;Łukasz Wójcik'],
  ['windows-1250', 'Číslo objednávky;Příjmení;Město;Jiří Dvořák'],
  ['windows-1254', 'Sipariş numarası;Müşteri;Ürün;Şükrü Yıldız'],
  ['windows-1251', 'Номер заказа;Имя;Город;SMS-код'],
  ['windows-1253', 'Αριθμός παραγγελίας;Διεύθυνση'],
  ['gb18030', '李明'],
  ['gb18030', '张'],
  ['gb18030', '订单号'],
  ['gb18030', '王芳,广东省深圳市'],
  ['gb18030', '已发货'],
  ['gb18030', '顺丰速运'],
  ['gb18030', '圆通速递 陈晓燕'],
  ['gb18030', '请尽快发货，谢谢'],
  ['big5', '陳大文'],
  ['big5', '林'],
  ['big5', '訂單編號'],
  ['big5', '順豐速運'],
  ['big5', '香港九龍旺角彌敦道'],
  ['big5', '請盡快送貨，謝謝'],
  ['shift_jis', '注文番号'],
  ['shift_jis', '山田'],
  ['shift_jis', '山田太郎'],
  ['shift_jis', 'ヤマト運輸'],
  ['shift_jis', 'お届け先 東京都千代田区'],
  ['euc-kr', '주문번호'],
  ['euc-kr', '이'],
  ['euc-kr', '김철수'],
  ['euc-kr', 'CJ대한통운'],
  ['euc-kr', '빠른 배송 부탁드립니다'],
  ['windows-1252', 'Número de guía'],
  ['windows-1252', 'José'],
  ['windows-1252', 'Müller'],
  ['windows-1252', 'Größe'],
  ['windows-1252', 'Numéro de suivi expédié à'],
  ['windows-1252', 'Endereço São João'],
  ['windows-1252', 'Ålesund Sjømat'],
  ['windows-1252', '12 €'],
  ['windows-1252', 'Men’s'],
  ['windows-1252', 'Mon–Fri'],
  ['windows-1252', 'Calle Mayor Nº 5, 3º B'],
  ['windows-1252', '½ kg'],
  ['windows-1252', '25 °C'],
  ['windows-1252', '£5'],
  ['windows-1252', '2ème étage'],
  ['windows-1252', 'China\u00A0Post'],
  ['windows-1252', 'Ärger'],
  ['windows-1250', 'Łukasz Żak'],
  ['windows-1250', 'Przesyłka żółta'],
  ['windows-1250', 'Číslo zásilky příjemce'],
  ['windows-1250', 'Rendelésszám őszi'],
  ['windows-1251', 'Заказ'],
  ['windows-1251', 'Номер отслеживания'],
  ['windows-1251', 'Замовлення № їжак'],
  ['windows-1253', 'Αριθμός παραγγελίας'],
  ['windows-1254', 'Sipariş numarası'],
  ['windows-1254', 'Kargo takip İstanbul Beşiktaş'],
]

test.each(FOREIGN)(
  '%s is recognized by “%s” alone among hundreds of plain rows',
  (encoding, words) => {
    const plain = Array.from({ length: 300 }, (_, n) => `SO-${n},YT23${10_000 + n},3011\n`).join('')
    const bytes = encodeAs(`${plain}SO-1,YT1,${words},ZZ-1,eBay\n${plain}`, encoding)
    expect(findMarkedEncoding(bytes)).toBeNull()
    expect(decodeWhole(bytes, 'utf-8')).toBeNull()
    const guess = rankEncodings(gatherForeignLines(bytes))[0] ?? 'utf-8'
    // Another encoding with the same words is correct too.
    expect(decodeWhole(bytes, guess)).toBe(decodeWhole(bytes, encoding))
  },
)
