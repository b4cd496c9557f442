const WORDS: ReadonlyMap<string, number> = new Map(
  `a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 dozen=12 fifteen=15 twenty=20 thirty=30
  forty=40 fifty=50 sixty=60 hundred=100 couple=2 один=1 одну=1 одна=1 два=2 две=2 три=3 четыре=4 пять=5 шесть=6 семь=7 восемь=8 девять=9 десять=10
  двенадцать=12 пятнадцать=15 двадцать=20 тридцать=30 пару=2 пара=2`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .map(([word = '', figure]) => [word, Number(figure)] as const),
)

/** A number as it is written in a sentence, in figures or in words. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[ ,]\d{3})+|\d+(?:[.,]\d+)?|${[...WORDS.keys()].join('|')})`

export function readNumber(written: string): number | undefined {
  const known = WORDS.get(written.toLowerCase())
  if (known !== undefined) return known
  const grouped = /^\d{1,3}(?:[ ,]\d{3})+$/.test(written)
  const figure = Number(grouped ? written.replace(/[ ,]/g, '') : written.replace(',', '.'))
  return Number.isFinite(figure) ? figure : undefined
}
