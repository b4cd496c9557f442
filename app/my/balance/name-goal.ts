/** What a button says that leads to where a member was before they paid: its goal, not only that it goes on. */
export function nameGoal(path: string): string {
  if (path.startsWith('/my/balance?top-up=')) return 'Pay in the rest'
  if (path.startsWith('/deals/')) return 'Back to the deal'
  if (path.startsWith('/cart') || path.startsWith('/my/orders')) return 'Back to your order'
  if (path.startsWith('/my/pro')) return 'Back to PRO'
  return 'Back to where you were'
}
