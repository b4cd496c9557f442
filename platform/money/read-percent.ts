/** What a person typed as a percentage ('19', '7.7', '8,1 %') in basis points, or undefined where it is none. */
export function readPercent(typed: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim())
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
