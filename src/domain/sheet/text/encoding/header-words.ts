/** Non-ASCII words in the headers of order sheets. A wrong encoding never produces one of them, so each is evidence. */
const WORDS = [
  // Portuguese, Spanish
  'número código endereço observações anotações descrição situação transação opções país estágio município nº preço confirmação informações serviço destinatário devolução referência título anúncio previsão emissão saída razão usuário',
  'dirección descripción teléfono envío guía población artículo razón año compañía días',
  // French, German, Italian, Nordic
  'numéro référence téléphone société quantité prénom expédition expédié créé état qté',
  'straße größe empfänger stück übergabe prüfung käufer länge gebühr',
  'quantità città località società ändrad förnamn mängd ämne beställning försändelse',
  // Polish, Czech and Slovak, Hungarian, Romanian
  'zamówienie zamówienia płatność ilość przesyłki przesyłka imię wysyłka wysyłki śledzenia',
  'číslo jméno příjmení město množství zásilky zásilka zboží objednávka objednávky psč',
  'rendelés rendelésszám név cím szállítás szállítási követési csomagszám vevő',
  'comandă număr stradă județ localitate livrării',
  // Turkish
  'sipariş müşteri ürün ödeme adı soyadı şehir ilçe gönderi numarası takip',
  // Russian and Ukrainian, Greek
  'номер заказ заказа трек отправления адрес имя телефон город статус дата доставка получатель количество товар замовлення',
  'αριθμός παραγγελία παραγγελίας αποστολής διεύθυνση όνομα τηλέφωνο πόλη κωδικός',
]

const HEADER_WORDS: ReadonlySet<string> = new Set(WORDS.join(' ').split(' '))

const WORD = /\p{L}+º?/gu
const FOREIGN = /[^\0-\x7F]/

/** The share of a text's non-ASCII words that are header words, from 0 to 1. */
export function shareOfHeaderWords(text: string): number {
  const words = (text.toLowerCase().match(WORD) ?? []).filter((word) => FOREIGN.test(word))
  const known = words.filter((word) => HEADER_WORDS.has(word)).length
  return known / Math.max(1, words.length)
}
