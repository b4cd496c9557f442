import type { MemberEdge } from '#app/edge.ts'
import { compareTexts } from '#app/shared/docs/compare-texts.ts'
import { programText } from '#app/shared/docs/program-text.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import {
  documentRules,
  findDocumentVersion,
  listDocumentVersions,
  type DocumentSlug,
} from '#domain/documents/index.ts'
import { readSlug } from './about-document.ts'
import { nameWriters } from './name-writers.ts'

/** What was written of a document, and two of its texts beside one another where they are asked for. */
export async function loadVersions(edge: MemberEdge) {
  const { db, actor, params, url, clock } = edge
  const slug = readSlug(params['slug'])
  const now = clock.now()
  const [versions, documents] = await Promise.all([
    listDocumentVersions(db, actor, slug),
    readDocuments(db, now),
  ])
  const by = await nameWriters(db, versions)
  const newest = versions[0]?.number ?? 0
  const from = numberIn(url, 'from')
  const to = numberIn(url, 'to') ?? newest
  return {
    slug,
    title: documentRules[slug].title,
    newest,
    inForce: documents.inForce(slug)?.number ?? 0,
    waiting: documents.waiting(slug)?.number ?? null,
    programVersion: programText(slug).version,
    versions: versions.map(({ savedBy, ...version }) => ({ ...version, by: by(savedBy) })),
    compared: from === undefined ? null : { from, to, changes: await compare(edge, slug, [from, to]) },
    done: url.searchParams.get('done'),
    now,
  }
}

export type LoadedVersion = Awaited<ReturnType<typeof loadVersions>>['versions'][number]

function numberIn(url: URL, name: string): number | undefined {
  const found = /^\d{1,7}$/.exec(url.searchParams.get(name) ?? '')?.[0]
  return found === undefined ? undefined : Number(found)
}

async function compare(edge: MemberEdge, slug: DocumentSlug, numbers: [from: number, to: number]) {
  const [was, is] = await Promise.all(numbers.map((number) => bodyOf(edge, slug, number)))
  return compareTexts(was ?? '', is ?? '')
}

async function bodyOf({ db, actor }: MemberEdge, slug: DocumentSlug, number: number): Promise<string> {
  const own = number === 0 ? null : (await findDocumentVersion(db, actor, { slug, number })).body
  return own ?? programText(slug).body
}
