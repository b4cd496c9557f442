/**
 * How letters outside of the basic Latin set of banks are written in it. Accents that Unicode can take off need no line here
 * (é, ç, ń, ő, ș, ệ); these are the letters that would lose a sound that way or that are of another alphabet. German and
 * Nordic letters go by the habit of their own banks, Greek and Bulgarian by the best practice of the European Payments Council
 * (EPC217-08), other Cyrillic by passports (ICAO 9303).
 */
const LETTERS = `
  ä ae  ö oe  ü ue  ß ss  ẞ SS  æ ae  œ oe  ø oe  å aa  þ th  ð d  đ d  ħ h  ı i  ĳ ij  ĸ k  ł l  ŀ l  ŉ n  ŋ n  ŧ t  ſ s  ə a

  а a  б b  в v  г g  д d  е e  ё e  ж zh  з z  и i  й y  к k  л l  м m  н n  о o  п p  р r  с s  т t  у u  ф f  х kh  ц ts
  ч ch  ш sh  щ shch  ы y  э e  ю yu  я ya  є ye  і i  ї yi  ґ g  ў u  ђ dj  ј j  љ lj  њ nj  ћ c  џ dz  ѓ g  ќ k  ѕ dz
  ә a  ғ gh  қ q  ң n  ө o  ұ u  ү u  һ h

  α a  β v  γ g  δ d  ε e  ζ z  η i  θ th  ι i  κ k  λ l  μ m  ν n  ξ x  ο o  π p  ρ r  σ s  ς s  τ t  υ y  φ f  χ ch  ψ ps  ω o
`

/** Signs of print and trade, as the nearest that is allowed. */
const SIGNS = `
  & +  @ (at)  _ -  ; ,  ! .  # .  * .  % .  = -  ~ -  ^ '  \` '  ´ '  ‘ '  ’ '  ‚ '  ‛ '  ′ '  " '  “ '  ” '  „ '  « '  » '  ‹ '  › '
  < (  > )  [ (  ] )  { (  } )  | /  \\ /  ⁄ /  ‐ -  ‑ -  ‒ -  – -  — -  ― -  − -  • .  · .  … ...  ¡ .  ¿ ?  § .  ° .  € EUR  $ USD
  £ GBP  ¥ JPY  ₽ RUB  ₴ UAH  × x
`

/** Signs that only say how the letter before them sounds. */
const SILENT = ['ъ', 'Ъ', 'ь', 'Ь']

const pairsOf = (table: string): [string, string][] => {
  const words = table.trim().split(/\s+/)
  return words.flatMap((from, place) => (place % 2 === 0 ? [[from, words[place + 1] ?? '']] : []))
}

/** A large letter gives one large letter and small ones: Ж is Zh. */
const inBothSizes = ([from, to]: [string, string]): [string, string][] => {
  const large = from.toUpperCase()
  return large === from || [...large].length > 1
    ? [[from, to]]
    : [
        [from, to],
        [large, to.charAt(0).toUpperCase() + to.slice(1)],
      ]
}

export const bankLetters: ReadonlyMap<string, string> = new Map([
  ...pairsOf(SIGNS),
  ...SILENT.map((sign) => [sign, ''] as const),
  ...pairsOf(LETTERS).flatMap(inBothSizes),
])
