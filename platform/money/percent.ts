const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Basis points as people read them: 750 is `7.5%`. */
export function percent(basisPoints: number): string {
  return `${plain.format(basisPoints / 100)}%`
}
