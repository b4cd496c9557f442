/**
 * Enter presses the first button of a form, whichever was meant. Where several do different things this one stands before them: a
 * browser that finds its first button disabled sends nothing.
 */
export function EnterPressesNothing() {
  return <button hidden disabled tabIndex={-1} aria-hidden="true" />
}
