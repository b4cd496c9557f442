import type { MemberEdge } from '#app/edge.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { listFigures } from '#app/shared/docs/list-figures.ts'
import { programText } from '#app/shared/docs/program-text.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import {
  documentRules,
  findDocumentVersion,
  findTyped,
  listDocumentVersions,
} from '#domain/documents/index.ts'
import { whensOf } from '#domain/documents/document-rules.ts'
import { addDays } from '#platform/clock/clock.ts'
import { momentWords } from '../editor/moment-words.ts'
import { readSlug } from './about-document.ts'
import { nameWriters } from './name-writers.ts'

/** A document as it stands in the editor. */
export async function loadDocument({ db, actor, params, url, settings, clock }: MemberEdge) {
  const slug = readSlug(params['slug'])
  const now = clock.now()
  const program = programText(slug)
  const [versions, documents] = await Promise.all([
    listDocumentVersions(db, actor, slug),
    readDocuments(db, now),
  ])
  const [newest] = versions
  const [found, by, typed] = await Promise.all([
    newest ? findDocumentVersion(db, actor, { slug, number: newest.number }) : undefined,
    nameWriters(db, versions),
    findTyped(db, actor, slug),
  ])
  const { title, isAgreed, hasSections, keeps } = documentRules[slug]
  const waiting = documents.waiting(slug) ?? null
  return {
    slug,
    title,
    isAgreed,
    hasSections,
    keeps,
    path: hasSections ? `/docs/${slug}` : `/${slug}`,
    basedOn: newest?.number ?? 0,
    body: typed?.body ?? found?.body ?? program.body,
    /** What whoever asks typed and did not save; the editor goes on with it. */
    typed: typed
      ? { at: momentWords(typed.typedAt), isBehind: typed.basedOn !== (newest?.number ?? 0) }
      : null,
    isPrograms: !found || found.body === null,
    /** The program has another text since this one was written beside it. */
    programIsNewer:
      found?.body !== undefined && found?.body !== null && found.programVersion !== program.version,
    programVersion: program.version,
    inForce: documents.inForce(slug)?.number ?? 0,
    waiting,
    saved: newest ? { at: newest.savedAt, by: by(newest.savedBy) } : null,
    isDraft: newest !== undefined && newest.announcedAt === null,
    // What waits is taken back or announced anew, and never mended on the way.
    whens: whensOf(slug).filter((when) => !waiting || when !== 'slip'),
    noticedAt: addDays(now, settings.ruleNoticeDays),
    noticeDays: settings.ruleNoticeDays,
    figures: listFigures(figuresOf(settings)),
    done: url.searchParams.get('done'),
    now,
  }
}

export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>
