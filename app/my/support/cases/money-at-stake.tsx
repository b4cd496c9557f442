import { Note } from '#app/ui/note/note.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'

/** How the price of a disputed milestone was divided, in words, and what an appeal does with it. */
export type AtStake = { earned: string; toSeller: string; toBuyer: string; until: string | null }

/** Said before the click: what is held by an appeal, and what can still be decided where nothing is. */
export function MoneyAtStake({ earned, toSeller, toBuyer, until, isOpen }: AtStake & { isOpen: boolean }) {
  return (
    <>
      <Meta
        rows={[
          { name: 'Earned by the seller', value: earned },
          { name: 'To the seller, without fees', value: toSeller },
          { name: 'Back to the buyer', value: toBuyer },
        ]}
      />
      {!isOpen ? null : until ? (
        <Note tone="info">
          There is one appeal for both sides, and it may end either way. From the moment you send it the money
          of the decision is held until it is decided: what clears to the seller stops, and what went back to
          the buyer goes into escrow again, as far as it is still on their balance. After {until} the money is
          out of reach.
        </Note>
      ) : (
        <Note tone="warn">
          The money of this decision has cleared and is not taken back from anybody. An appeal can still
          change whose fault it was, and what the figures of both sides say of it.
        </Note>
      )}
    </>
  )
}
