import { usePageKeys } from '#app/admin/use-page-keys.ts'

const WORDS = {
  '1 – 3': 'Release, refund or split; then write the reasons',
  'ctrl ↵': 'Decide, from the reasons',
}

/** 1 to 3 choose the outcome and go on to the reasons. */
export function useCaseKeys(): void {
  usePageKeys(Object.fromEntries(['1', '2', '3'].map((key, at) => [key, () => choose(at)])), WORDS)
}

function choose(at: number): void {
  const radio = document.querySelectorAll<HTMLInputElement>('.decision [name=outcome]')[at]
  if (!radio) return
  radio.click()
  document.querySelector<HTMLElement>('.decision [name=reasons]')?.focus()
}
