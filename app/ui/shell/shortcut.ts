const typingPlaces = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Whether this key press means one of our single-key shortcuts: pressed alone, outside a field, with shortcuts not
 * switched off by `data-shortcuts="off"` on `<html>` (people who dictate need them off).
 */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  if (event.key.toLowerCase() !== key || event.defaultPrevented) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.documentElement.dataset.shortcuts === 'off') return false
  if (document.querySelector('dialog[open]')) return false
  return !(event.target instanceof Element && event.target.closest(typingPlaces))
}
