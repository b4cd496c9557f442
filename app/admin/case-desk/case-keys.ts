/** J and K go along the list; 1 to 5 choose what is decided. */
export function caseKeys(open: (by: 1 | -1) => void): Record<string, () => void> {
  return {
    j: () => open(1),
    k: () => open(-1),
    ...Object.fromEntries(['1', '2', '3', '4', '5'].map((key) => [key, () => choose(Number(key) - 1)])),
  }
}

function choose(at: number): void {
  const radio = document.querySelectorAll<HTMLInputElement>('.case-choices input')[at]
  radio?.click()
  radio?.focus()
}
