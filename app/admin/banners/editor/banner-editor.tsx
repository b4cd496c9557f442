import { type ReactNode, useState } from 'react'
import { propsOf } from '#app/shared/banners/hung-banner.tsx'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { Banner, BannerStrip } from '#app/ui/banner/banner.tsx'
import { audiences } from '#domain/banners/banner-rules.ts'
import type { BannerView } from '#domain/banners/index.ts'
import { BannerForm } from './banner-form.tsx'
import type { BannerData } from './load-banner.ts'
import type { Choices } from './load-editor.ts'

type BannerEditorProps = {
  choices: Choices
  /** What the form begins with. */
  typed: Record<string, string>
  refused: RefusedForm | undefined
  /** As it was saved; nothing while it is new. */
  view: BannerView | null
  pictures: BannerData['pictures'] | null
  /** What else there is to look at while it is written. */
  children?: ReactNode
}

const EMPTY: BannerView = {
  number: 0,
  title: 'The title stands here',
  text: '',
  linkLabel: 'Look around',
  host: null,
  alt: '',
  light: null,
  dark: null,
  isClosable: true,
}

/** How it looks in both themes, and the form beside it: with script the look follows what is typed. */
export function BannerEditor({ choices, typed, refused, view, pictures, children }: BannerEditorProps) {
  const [words, setWords] = useState<Record<string, string>>({})
  const saved = view ?? EMPTY
  const shown: BannerView = {
    ...saved,
    title: words['title'] || saved.title,
    text: words['text'] ?? saved.text,
    linkLabel: words['linkLabel'] || saved.linkLabel,
  }
  const isStrip = (words['placement'] ?? typed['placement']) === 'strip'
  const props = propsOf(shown, { by: choices.marketplace, isLookedAt: true })
  const Look = isStrip ? BannerStrip : Banner
  return (
    <div className="bn-edit">
      <div>
        <section aria-label="How it looks">
          {/* To look at: what is inside is pressed in its real place. */}
          <div className="bn-look" data-look="light" inert>
            <Look {...props} />
          </div>
          <div className="bn-look is-dark" data-look="dark" inert>
            <Look {...props} />
          </div>
        </section>
        {children}
      </div>
      <BannerForm
        choices={choices}
        typed={typed}
        refused={refused}
        pictures={pictures}
        audience={audiences.find((one) => one === (words['audience'] ?? typed['audience']))}
        onWords={(name, value) => setWords((before) => ({ ...before, [name]: value }))}
      />
    </div>
  )
}
