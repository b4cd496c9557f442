import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'

/** A deal with whom one talks: the work is mine or my team's to do, or theirs. It comes back into the talk as a card. */
export function DealLinks({ username, teamId }: { username: string; teamId: string | null }) {
  const to = (as: 'seller' | 'buyer') =>
    `/deals/new?with=${username}&as=${as}${teamId ? `&team=${teamId}` : ''}`
  return (
    <>
      <ButtonLink look="bare" size="s" to={to('seller')} aria-label="Offer a deal">
        <Icon name="handshake" size={18} /> <span className="hide-s">Offer a deal</span>
      </ButtonLink>
      {teamId ? null : (
        <ButtonLink look="bare" size="s" to={to('buyer')} aria-label="Ask for a deal">
          <Icon name="shopping-bag" size={18} /> <span className="hide-s">Ask for a deal</span>
        </ButtonLink>
      )}
    </>
  )
}
