/** ISO 3166-1: every country and territory. */
const COUNTRIES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
  BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE
  KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
  MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
  SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ
  VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`

/** ISO 639-1 of the languages that people do business in. */
const LANGUAGES = `af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id is it ja
  ka kk km kn ko ky lo lt lv mk ml mn mr ms mt my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th tk tr uk ur
  uz vi xh yo zh zu`

const codes = (text: string) => text.trim().split(/\s+/)
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

export type Choice = { value: string; label: string }

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en')
const choices = (from: string, names: Intl.DisplayNames): readonly Choice[] =>
  codes(from)
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted(byLabel)

export const countries = choices(COUNTRIES, countryNames)
export const languages = choices(LANGUAGES, languageNames)

export const languageLevels = [
  { value: 'basic', label: 'Basic' },
  { value: 'conversational', label: 'Conversational' },
  { value: 'fluent', label: 'Fluent' },
  { value: 'native', label: 'Native' },
] as const

export const availabilities = [
  { value: 'open', label: 'Open to new work' },
  { value: 'limited', label: 'Has a little time' },
  { value: 'away', label: 'Not taking work now' },
] as const

const labelIn = (list: readonly Choice[], value: string) =>
  list.find((choice) => choice.value === value)?.label ?? value

/** Names for what a profile keeps as codes; what is no code of ours is shown as it is. */
export const countryName = (code: string) => labelIn(countries, code)
export const languageName = (code: string) => labelIn(languages, code)
export const levelName = (level: string) => labelIn(languageLevels, level)
export const availabilityName = (availability: string) => labelIn(availabilities, availability)
