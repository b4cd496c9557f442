import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Figs } from '#app/ui/figures/figs/figs.tsx'
import { Hallmark, type SellerMarks } from '#app/ui/hallmark/hallmark.tsx'

export type SellerView = {
  name: string
  /** By which they are spoken of in a sentence. */
  shortName: string
  username: string
  to: string
  avatarUrl: string | null
  headline: string
  /** Where they are, what they speak, since when they are here: a sentence. */
  facts: string
  /** Where a question about the service is asked. */
  ask: string
  level: SellerMarks | null
  /** Only what was counted; nothing is shown of what was not. */
  figures: { name: string; value: string }[]
}

export function SellerCard({ seller }: { seller: SellerView }) {
  return (
    <>
      <div className="seller">
        <Avatar name={seller.name} src={seller.avatarUrl} size={96} />
        <div>
          <h3>
            {seller.name} {seller.level ? <Hallmark {...seller.level} /> : null}
          </h3>
          <p className="soft">{seller.facts}</p>
          {seller.headline ? <p className="seller-line">{seller.headline}</p> : null}
          <p className="row">
            <ButtonLink to={seller.to}>See the profile</ButtonLink>
            <ButtonLink to={seller.ask} rel="nofollow">
              Ask {seller.shortName}
            </ButtonLink>
          </p>
        </div>
      </div>
      {seller.figures.length > 0 ? (
        <Figs figs={seller.figures} />
      ) : (
        <p className="soft seller-none">No deals were completed here yet, so there are no figures.</p>
      )}
    </>
  )
}
