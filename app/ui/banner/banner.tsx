import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Cover } from '../work/work.tsx'
import type { WorkPicture } from '../work/work-picture.ts'

export type BannerProps = {
  /** Whose word it is: it is no seller's, and nobody paid for it. */
  by: string
  title: string
  text: string
  /** `host` where it leads outside. */
  link: { href: string; label: string; host: string | null }
  light?: WorkPicture | null
  dark?: WorkPicture | null
  /** The form that closes it. */
  close?: ReactNode
  /** What it is counted by once it is in view. */
  seenAs?: number | undefined
  /** Asked for by a browser without script, which could not tell otherwise that it was seen. */
  seenPicture?: string | undefined
}

/** A word of the house between what people came for: lines above and below, never a box that shouts. */
export function Banner({ by, title, text, link, light, dark, close, seenAs, seenPicture }: BannerProps) {
  return (
    <section className="banner" aria-label={`From ${by}: ${title}`} data-banner={seenAs}>
      <BannerPictures light={light} dark={dark} title={title} />
      <div className="banner-words">
        <p className="banner-by">From {by}</p>
        <p className="banner-title serif">{title}</p>
        {text ? <p className="banner-text">{text}</p> : null}
        <SeenPicture src={seenPicture} />
      </div>
      <BannerLink {...link} className="btn btn-line" />
      {close}
    </section>
  )
}

/** The same as one line above a page. */
export function BannerStrip({ by, title, text, link, close, seenAs, seenPicture }: BannerProps) {
  return (
    <aside className="banner-strip" aria-label={`From ${by}: ${title}`} data-banner={seenAs}>
      <div className="wrap">
        <p>
          <span className="banner-by">From {by}</span> <b>{title}</b> {text} <BannerLink {...link} />
          <SeenPicture src={seenPicture} />
        </p>
        {close}
      </div>
    </aside>
  )
}

function SeenPicture({ src }: { src: string | undefined }) {
  if (!src) return null
  return (
    <noscript>
      <img src={src} alt="" hidden />
    </noscript>
  )
}

/** The browser goes there itself: it is counted on the way, and may lead outside. */
function BannerLink({ href, label, host, className }: BannerProps['link'] & { className?: string }) {
  return (
    <a href={href} className={className} rel={host ? 'nofollow noopener' : 'nofollow'}>
      {label}
      {host ? (
        <>
          <Icon name="external-link" size={16} />
          <span className="sr"> (leads outside, to {host})</span>
        </>
      ) : null}
    </a>
  )
}

/** One for each theme, where they differ; a browser fetches the one that it shows. */
function BannerPictures({ light, dark, title }: Pick<BannerProps, 'light' | 'dark' | 'title'>) {
  if (!light) return null
  const isOne = !dark || dark.src === light.src
  return (
    <div className="banner-pictures">
      <div className={isOne ? undefined : 'banner-on-light'}>
        <Cover picture={light} title={title} />
      </div>
      {isOne ? null : (
        <div className="banner-on-dark">
          <Cover picture={dark} title={title} />
        </div>
      )}
    </div>
  )
}
