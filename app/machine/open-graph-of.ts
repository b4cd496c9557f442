import { reading, type Edge } from '#app/edge.ts'
import { budgetWords, proposalWords } from '#app/shared/projects/project-words.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { avatarFile, findProfile } from '#domain/accounts/index.ts'
import { visitor } from '#domain/actor.ts'
import { findServiceCard } from '#domain/catalogue/index.ts'
import { findPost } from '#domain/blog/index.ts'
import { findArticle } from '#domain/help/index.ts'
import { helpSectionNames } from '#domain/help/help-rules.ts'
import { findPictures, pictureFile, type PictureView } from '#domain/pictures/index.ts'
import { findWorkCover } from '#domain/portfolio/index.ts'
import { findProject } from '#domain/projects/index.ts'
import { findTeamBySlug } from '#domain/teams/index.ts'
import { openPictureCache } from '#platform/pictures/picture-cache.ts'
import { drawOpenGraphPicture } from '#platform/pictures/open-graph-picture.ts'
import { drawOpenGraphWork } from '#platform/pictures/open-graph-work.ts'
import type { OpenGraphWords } from '#platform/pictures/open-graph-words.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'
import { ownMarkOf, pictureKeyOf } from './own-mark.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

const pictures = openPictureCache({ mostBytes: 2_000_000, atOnce: 1 })

/** What hangs beside the words: a file, which may be gone. */
type Depicted = { title: string; line: string; coverKey: string | undefined }

/** `/og/services/a-mark.png`, `/og/people/mirela.png`: what other sites show beside a link to something of someone's. */
export const loader = reading(async (edge) => {
  const { request, params, settings, config, files } = edge
  const name = /^([\w/-]{1,200})\.png$/.exec(params['*'] ?? '')?.[1]
  const kind = params['kind'] ?? ''
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined
  const found = name && find ? await find(edge, name) : undefined
  if (!found) return nothingHere()
  const words: OpenGraphWords = {
    title: found.title,
    line: found.line,
    name: settings.marketplaceName,
    address: new URL(config.origin).host,
  }
  const picture = await pictures.find(
    JSON.stringify([words, found.coverKey, pictureKeyOf(settings)]),
    async () => {
      const drawn = { ...words, ...(await ownMarkOf(edge)) }
      const cover = found.coverKey ? await files.read(found.coverKey) : undefined
      if (!cover) return drawOpenGraphPicture(drawn)
      return drawOpenGraphWork(drawn, Buffer.from(await new Response(cover.stream).arrayBuffer()))
    },
  )
  return answerMachine(request, {
    type: 'image/png',
    body: picture.bytes,
    etag: picture.etag,
    maxAgeSeconds: 3_600,
  })
})

type Find = (edge: Edge, name: string) => Promise<Depicted | undefined>

const finders: Readonly<Record<string, Find>> = {
  services: async ({ db, settings }, slug) => {
    const card = await findServiceCard(db, slug)
    if (!card) return undefined
    return {
      title: card.title,
      line: `From ${formatMoney(card.priceFromMinor, settings.currency, { trim: true })}, by ${card.team?.name ?? card.seller.displayName}`,
      coverKey: coverKey(card.cover),
    }
  },
  people: async ({ db, clock }, username) => {
    const found = await findProfile(db, username, { now: clock.now() })
    if (found.outcome !== 'found' || found.isHidden) return undefined
    const { displayName, headline, avatarKey } = found.profile
    return {
      title: displayName,
      line: headline || `@${username}`,
      coverKey: avatarKey ? avatarFile(avatarKey, 512) : undefined,
    }
  },
  works: findWork,
  teams: async ({ db }, slug) => {
    const team = (await findTeamBySlug(db, slug))?.team
    if (team?.state !== 'active') return undefined
    // The cover, else the portrait: the first of them that is drawn.
    const pictures = await findPictures(
      db,
      [team.coverId, team.portraitId].filter((id) => id !== null),
    )
    const hung = [team.coverId, team.portraitId].flatMap(
      (id) => coverKey(pictures.get(id ?? '') ?? null) ?? [],
    )
    return { title: team.name, line: team.headline || `${team.people} people`, coverKey: hung[0] }
  },
  articles: async (_, slug) => {
    const article = findArticle(slug)
    return (
      article && {
        title: article.title,
        line: `Help: ${helpSectionNames[article.section]}`,
        coverKey: undefined,
      }
    )
  },
  posts: async ({ db }, slug) => {
    const post = await findPost(db, slug)
    if (!post || 'movedTo' in post) return undefined
    const { title, tags, coverId } = post
    const cover = coverId ? (await findPictures(db, [coverId])).get(coverId) : undefined
    return {
      title,
      line: ['Notes from the hall', ...tags.slice(0, 1)].join(': '),
      coverKey: coverKey(cover ?? null),
    }
  },
  projects: async ({ db, settings }, id) => {
    const found = isUuid(id) ? await findProject(db, visitor, id) : undefined
    if (!found) return undefined
    const { project } = found
    return {
      title: project.title,
      line: `${budgetWords(project, settings.currency)}, ${proposalWords(project)}`,
      coverKey: undefined,
    }
  },
}

/** A work is named by its owner and itself: `/og/works/mirela/a-mark.png`. */
async function findWork({ db, clock }: Edge, name: string): Promise<Depicted | undefined> {
  const [username = '', slug = '', ...more] = name.split('/')
  const owner = await findProfile(db, username, { now: clock.now() })
  if (owner.outcome !== 'found' || owner.isHidden || more.length > 0) return undefined
  const work = await findWorkCover(db, owner.profile.id, slug)
  return (
    work && { title: work.title, line: `By ${owner.profile.displayName}`, coverKey: coverKey(work.cover) }
  )
}

/** The smallest that is large enough to be hung. */
function coverKey(cover: PictureView | null): string | undefined {
  if (cover?.state !== 'ready') return undefined
  const width = cover.widths.find((wide) => wide >= 640) ?? cover.widths.at(-1)
  return width === undefined ? undefined : pictureFile(cover.id, width, 'webp')
}
