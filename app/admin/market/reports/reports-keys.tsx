/** The keys of the desk, for whoever has them. */
export function ReportsKeys({ decides }: { decides?: boolean }) {
  return (
    <p className="small soft hide-s admin-keys">
      <kbd>J</kbd> <kbd>K</kbd> next, previous
      {decides ? (
        <>
          , <kbd>1</kbd> to <kbd>5</kbd> decide, <kbd>Ctrl</kbd> <kbd>↵</kbd> carry out
        </>
      ) : null}
    </p>
  )
}
