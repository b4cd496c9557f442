const counts = new Map<string, number>()

/** Shows how much waits where no page is looked at: before the title of the tab, and on the icon of the installed app. */
export function showUnread(part: string, count: number): void {
  counts.set(part, count)
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  const plain = document.title.replace(/^\(\d+\) /, '')
  document.title = all > 0 ? `(${all}) ${plain}` : plain
  // Only an installed app has an icon, and a browser may refuse.
  if (all > 0) void navigator.setAppBadge?.(all).catch(() => {})
  else void navigator.clearAppBadge?.().catch(() => {})
}
