/** How often a fault or a race is lived through: a short form with every run of the suite, the long one by `npm run faults`. */
export function rounds({ short, long }: { short: number; long: number }): number {
  return process.env['GUILDHALL_FAULTS'] === 'long' ? long : short
}
