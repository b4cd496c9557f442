import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'

/** The cart in the head; it counts its lines quietly, because nobody waits for them. */
export function CartLink({ count }: { count: number }) {
  const shown = count > 9 ? '9+' : count
  return (
    <KnownLink className="icon-btn" to="/cart" aria-label={`Cart, ${shown || 'empty'}`}>
      <Icon name="shopping-bag" />
      {count > 0 ? <i className="dot dot-quiet">{shown}</i> : null}
    </KnownLink>
  )
}
