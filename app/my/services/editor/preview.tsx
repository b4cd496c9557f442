import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { WorkCard } from '#app/ui/work/work.tsx'
import type { WorkPicture } from '#app/ui/work/work-picture.ts'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import type { PictureView } from '#domain/pictures/index.ts'
import { useEditor } from './editor-context.ts'
import { galleryUrl } from '#app/shared/works/gallery-url.ts'
import { tierNames } from './tier-names.ts'

type PreviewProps = { pictures: ReadonlyMap<string, PictureView> }

function coverOf({ gallery }: ServiceContent, { pictures }: PreviewProps): WorkPicture | null {
  const [first] = gallery
  const picture = first && pictures.get(first.pictureId)
  const src = picture && galleryUrl(picture, 640)
  return src ? { src, alt: first.alt, colour: picture.colour } : null
}

/** How the service will hang among others, as it is typed. Its links lead nowhere yet, so none of it can be pressed. */
export function CardPreview({ pictures }: PreviewProps) {
  const { content, data } = useEditor()
  const prices = content.packages.map(({ priceMinor }) => priceMinor).filter((price) => price > 0)
  return (
    <div className="preview-card" inert>
      <WorkCard
        to="#preview"
        title={content.title || 'Your title'}
        picture={coverOf(content, { pictures })}
        by={{ name: data.seller.name, to: '#preview', src: data.seller.src }}
        price={prices.length > 0 ? { minor: Math.min(...prices), currency: data.currency } : null}
        titleLevel="h3"
        eager
      />
    </div>
  )
}

/** What a buyer will read, in the order of the service's page. */
export function PagePreview({ pictures }: PreviewProps) {
  const { content } = useEditor()
  return (
    <article className="preview-page">
      <h3>{content.title || 'Your title'}</h3>
      <GalleryPreview pictures={pictures} />
      {content.description.trim() ? (
        <div className="preview-text">
          <Markdown text={content.description} />
        </div>
      ) : (
        <p className="soft">The description comes here.</p>
      )}
      <PackagesPreview />
      <ExtrasPreview />
      {content.faq.length > 0 ? (
        <dl className="preview-faq">
          {content.faq.map(({ question, answer }, index) => (
            <div key={index}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {content.requirements.length > 0 ? (
        <div>
          <p className="small soft">After paying, the buyer is asked</p>
          <ul className="preview-includes">
            {content.requirements.map(({ id, question, isRequired }) => (
              <li key={id}>
                {question}
                {isRequired ? '' : ' (optional)'}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {content.tags.length > 0 ? <p className="small soft">{content.tags.join(' · ')}</p> : null}
    </article>
  )
}

function GalleryPreview({ pictures }: PreviewProps) {
  const { gallery } = useEditor().content
  return (
    <div className="preview-pics">
      {gallery.map(({ pictureId, alt }, index) => {
        const picture = pictures.get(pictureId)
        const src = picture && galleryUrl(picture, index === 0 ? 640 : 320)
        return src ? (
          <img key={pictureId} className="cover" src={src} alt={alt} width={400} height={300} />
        ) : null
      })}
    </div>
  )
}

const daysInWords = (days: number) => (days === 1 ? '1 day' : `${days} days`)

function PackagesPreview() {
  const { content, data } = useEditor()
  return (
    <ul className="preview-packs">
      {content.packages.map((one) => (
        <li key={one.tier}>
          <p>
            <b>{one.title || tierNames[one.tier]}</b>{' '}
            <b className="preview-price">
              {one.priceMinor > 0 ? (
                <Money minor={one.priceMinor} currency={data.currency} trim />
              ) : (
                'No price yet'
              )}
            </b>
          </p>
          <ul className="preview-includes">
            {one.includes.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          <p className="small soft">
            {one.deliveryDays > 0 ? `${daysInWords(one.deliveryDays)}, ` : ''}
            {one.revisions === null ? 'revisions as many as it takes' : `revisions: ${one.revisions}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function ExtrasPreview() {
  const { content, data } = useEditor()
  if (content.extras.length === 0) return null
  return (
    <ul className="preview-packs">
      {content.extras.map((extra) => (
        <li key={extra.id}>
          <p>
            {extra.title}{' '}
            <span className="preview-price">
              +<Money minor={extra.priceMinor} currency={data.currency} trim />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
