// Short, since browsers get it with every page that shows an amount.
const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const THREE = 'BHD IQD JOD KWD LYD OMR TND'
const FOUR = 'CLF UYW'

/**
 * How many digits of a currency stand after the point, by ISO 4217: what the minor units of the book mean. `Intl` says something else in
 * one engine than in the next, and after an update than before it.
 */
export const fractionDigits = (currency: string): number =>
  NONE.includes(currency) ? 0 : THREE.includes(currency) ? 3 : FOUR.includes(currency) ? 4 : 2
