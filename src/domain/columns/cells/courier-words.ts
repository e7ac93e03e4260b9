const LATIN =
  /(?:^|[^\p{L}])(?:dhl|ups|usps|fedex|tnt|dpd|gls|hermes|evri|royal ?mail|yodel|correos|seur|mrw|nacex|ctt|chronopost|colissimo|la ?poste|mondial ?relay|poste ?italiane|brt|bartolini|sda|postnl|bpost|postnord|inpost|swiss ?post|deutsche ?post|china ?post|china ?ems|ems|epacket|yanwen|4px|yunexpress|cainiao|sf ?express|shunfeng|yuantong|zhongtong|shentong|yunda|sto|yto|zto|j&t|jnt|lbc|ninja ?van|flash ?express|kerry|canada ?post|canpar|purolator|ontrac|lasership|australia ?post|auspost|aramex|sagawa|yamato|japan ?post|cj|hanjin|lotte|estafeta|redpack|paquetexpress|99minutos|andreani|oca|servientrega|coordinadora|interrapidisimo|jadlog|loggi|correios|sedex|total ?express|azul ?cargo|latam ?cargo|braspress|jamef|mandae|kangu|melhor ?envio|olva|starken|chilexpress|blue ?express|urbano|jne|sicepat|anteraja|spx)(?:$|[^\p{L}])/u

const EAST_ASIAN =
  /顺丰|順豐|圆通|中通|申通|韵达|邮政|郵政|极兔|極兔|百世|京东|德邦|燕文|云途|黑貓|新竹物流|宅配通|ヤマト|佐川|日本郵便|ゆうパック|대한통운|한진|롯데|로젠|우체국/

/** Whether a text names a common courier. Other couriers exist, so `false` proves nothing. */
export function isCommonCourier(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll('_', ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
  return LATIN.test(plain.replaceAll('-', ' ')) || EAST_ASIAN.test(text)
}
