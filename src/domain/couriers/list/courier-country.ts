import { plainName } from './plain-name.ts'

/** Country names and codes that follow a courier's name, as in `DPD Germany` or `J&T MX`. */
const COUNTRIES: readonly (readonly [iso: string, names: string])[] = [
  ['DE', 'DE; Germany; Deutschland; Alemania; 德国'],
  ['GB', 'UK; GB; United Kingdom; Reino Unido; England; Inglaterra; 英国'],
  ['FR', 'FR; France; Francia; 法国'],
  ['ES', 'ES; Spain; España; 西班牙'],
  ['IT', 'IT; Italy; Italia; 意大利'],
  ['NL', 'NL; Netherlands; Países Bajos; Holanda; 荷兰'],
  ['BE', 'BE; Belgium; Bélgica; 比利时'],
  ['PL', 'PL; Poland; Polonia; Polska; 波兰'],
  ['US', 'US; USA; United States; Estados Unidos; EE. UU.; 美国'],
  ['CA', 'CA; Canada; Canadá; 加拿大'],
  ['MX', 'MX; Mexico; México; 墨西哥'],
  ['BR', 'BR; Brazil; Brasil; 巴西'],
  ['CL', 'CL; Chile; 智利'],
  ['CO', 'CO; Colombia; 哥伦比亚'],
  ['CN', 'CN; China; 中国'],
  ['SG', 'SG; Singapore; Singapur; 新加坡'],
  ['MY', 'MY; Malaysia; Malasia; 马来西亚'],
  ['ID', 'ID; Indonesia; 印尼; 印度尼西亚'],
  ['TH', 'TH; Thailand; Tailandia; 泰国'],
  ['VN', 'VN; Vietnam; 越南'],
  ['PH', 'PH; Philippines; Filipinas; 菲律宾'],
]

const BY_NAME = COUNTRIES.flatMap(([iso, names]) =>
  names.split('; ').map((name) => [plainName(name), iso] as const),
)

/** A courier's name, as `plainName` writes it, parted from a country at its end: every way that there is. */
export function splitCountry(
  plain: string,
): readonly { readonly before: string; readonly countryIso: string }[] {
  return BY_NAME.filter(([country]) => plain.endsWith(country) && plain !== country).map(
    ([country, countryIso]) => ({ before: plain.slice(0, -country.length), countryIso }),
  )
}
