const RUSSIAN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const OTHERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
}
const MOST_CHARACTERS = 70

/** The words of a title as they stand in an address: small Latin letters and digits with dashes between. */
export function slugOf(title: string): string {
  const spelled = [...title.toLowerCase().normalize('NFC')]
    .map((sign) => RUSSIAN[sign] ?? OTHERS[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = spelled
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.length <= MOST_CHARACTERS ? words : words.slice(0, MOST_CHARACTERS).replace(/-[^-]*$/, '')
}
