type Seen = { impressions: number; opened: number }

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Of a hundred who saw it in a list, how many opened it; nothing where nobody saw it in a list. */
export function clickThroughOf({ impressions, opened }: Seen): number | null {
  return impressions === 0 ? null : (opened / impressions) * 100
}

/** Of a hundred views, how many orders; nothing where nobody looked. */
export function conversionOf({ views, orders }: { views: number; orders: number }): number | null {
  return views === 0 ? null : (orders / views) * 100
}

export function percentText(share: number | null): string {
  return share === null ? '–' : `${percent.format(share)}%`
}

/** How a share stands against the period before, in points: a change in percent of percents misleads. */
export function shareChange(now: number | null, before: number | null): string {
  if (now === null || before === null) return 'nothing to compare with'
  const points = Math.round((now - before) * 10) / 10
  if (points === 0) return 'as before'
  return `${points > 0 ? '+' : '−'}${percent.format(Math.abs(points))} points`
}
