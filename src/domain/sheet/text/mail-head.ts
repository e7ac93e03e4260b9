/** The header lines of a copied mail, in the languages of the users. */
const HEAD_LINE =
  /^(?:from|sent|to|cc|date|subject|de|enviado(?: el)?|para|cc|fecha|asunto|von|gesendet|an|datum|betreff|envoyé|à|objet|da|inviato|a|oggetto|data|assunto|enviada em|发件人|发送时间|收件人|抄送|主题|日期|寄件者|寄件人|傳送時間|寄件日期|收件者|副本|主旨|主題|差出人|送信日時|宛先|件名)\s?[:：]/i

const FEWEST = 3

/** Drops the header lines of a mail; null if the text doesn't start with any. */
export function withoutMailHead(text: string): string | null {
  const lines = text.slice(0, 4000).split('\n')
  const start = lines.findIndex((line) => line.trim() !== '')
  const end = lines.findIndex((line, at) => at >= start && !HEAD_LINE.test(line.trimStart()))
  if (end === -1 || end - start < FEWEST) return null
  const length = lines.slice(0, end).reduce((sum, line) => sum + line.length + 1, 0)
  return text.slice(length)
}
