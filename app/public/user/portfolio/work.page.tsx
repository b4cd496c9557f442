import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import type { Site } from '#app/site.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { avatarUrl } from '#domain/accounts/index.ts'
import { findLine } from '#domain/categories/index.ts'
import { findWork } from '#domain/portfolio/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { firstWords } from '#platform/text/without-markup.ts'
import type { Route } from './+types/work.page.ts'
import { findOwner } from '../find-owner.ts'
import { factRows } from './fact-rows.tsx'
import { NeighbourLinks } from './neighbour-links.tsx'
import cssUrl from './work.css?url'
import { workData } from './work-data.ts'
import { WorkPictures } from './work-pictures.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const SHOWN_SIZES = '(max-width: 820px) 100vw, (max-width: 1240px) 66vw, 820px'

export const loader = readingShared(['settings'], async (edge) => {
  const { db, params, page } = edge
  const { profile, isHidden, isOwn } = await findOwner(edge)
  edge.sharing.owners.add(profile.id)
  const found = await findWork(db, profile.id, params['projectSlug'] ?? '', { isOwn })
  if (!found) throw new NotFound('There is no such work here.')
  const { work, pictures, previous, next } = found
  const line = work.categoryId ? await findLine(db, work.categoryId) : []
  page.tags.add(`works:${profile.id}`)
  for (const { picture } of pictures) if (picture.state !== 'ready') page.tags.add(`picture:${picture.id}`)
  for (const { id } of line) page.tags.add(`category:${id}`)
  const category = line.some((one) => one.isHidden) ? undefined : line.at(-1)
  return {
    id: work.id,
    slug: work.slug,
    title: work.title,
    text: work.text,
    skills: work.skills,
    link: work.link,
    year: work.year,
    client: work.client,
    changedAt: work.changedAt,
    isHidden: isHidden || work.isHidden,
    isOwn,
    category: category ? { title: category.title, to: `/categories/${category.path}` } : null,
    by: {
      name: profile.displayName,
      username: profile.username,
      headline: profile.headline,
      avatarUrl: avatarUrl(profile.avatarKey),
    },
    pictures: pictures.map(({ picture, alt }, place) => ({
      id: picture.id,
      width: picture.width,
      height: picture.height,
      shown: toWorkPicture(picture, alt || `${work.title}, picture ${place + 1}`, SHOWN_SIZES),
    })),
    previous,
    next,
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData: work }) => {
  if (!work) return []
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  const path = `/user/${work.by.username}/portfolio/${work.slug}`
  return [
    ...describePage(matches, {
      title: `${work.title} by ${work.by.name}`,
      description: firstWords(work.text, 160) || `A work by ${work.by.name}.`,
      path,
      image: work.isHidden ? 'home' : `works/${work.by.username}/${work.slug}`,
      noIndex: work.isHidden,
    }),
    ...(work.isHidden ? [] : [{ 'script:ld+json': workData(work, site?.origin ?? '') }]),
  ]
}

export default function WorkPage({ loaderData: work }: Route.ComponentProps) {
  const { by, link } = work
  const portfolioPath = `/user/${by.username}/portfolio`
  return (
    <main id="main" className="wrap piece-page">
      <Crumbs
        trail={[
          { to: `/user/${by.username}`, label: by.name },
          { to: portfolioPath, label: 'Portfolio' },
          { label: work.title },
        ]}
      />
      {work.isHidden ? (
        <Note tone="warn">
          <b>Only you see this work.</b> Show it in your portfolio when it is ready.
        </Note>
      ) : null}
      <PageHead title={work.title} size="large">
        {work.isOwn ? (
          <ButtonLink to={`/my/portfolio/${work.id}`}>Edit</ButtonLink>
        ) : (
          <ButtonLink to={`/my/messages/new?to=${by.username}&about=work:${work.id}`} rel="nofollow">
            Ask {by.name} about it
          </ButtonLink>
        )}
        {work.isOwn ? null : (
          <ButtonLink look="bare" to={`/report/work/${work.id}`} rel="nofollow">
            Report
          </ButtonLink>
        )}
      </PageHead>
      <div className="piece-cols">
        <WorkPictures pictures={work.pictures} title={work.title} />
        <div className="piece-side">
          <Meta rows={factRows(work)} />
          {work.text ? <Markdown text={work.text} headingLevel={2} /> : null}
          {work.skills.length > 0 ? (
            <ul className="piece-skills" aria-label="Skills">
              {work.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          ) : null}
          {link ? (
            <p className="piece-link">
              <a href={link} rel="nofollow ugc noopener" target="_blank">
                <Icon name="external-link" size={18} /> {new URL(link).hostname}
                <span className="sr"> (opens in a new tab)</span>
              </a>
            </p>
          ) : null}
        </div>
      </div>
      <NeighbourLinks portfolioPath={portfolioPath} previous={work.previous} next={work.next} />
    </main>
  )
}
