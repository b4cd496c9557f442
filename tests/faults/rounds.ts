/** How often a fault is lived through: a short round with every run of the suite, the long form by `npm run faults`. */
export function rounds({ short, long }: { short: number; long: number }): number {
  return process.env['GUILDHALL_FAULTS'] === 'long' ? long : short
}
