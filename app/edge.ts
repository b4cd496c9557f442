import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import type { Viewer } from '#domain/accounts/index.ts'
import { visitor, type Actor, type MemberActor } from '#domain/actor.ts'
import { permissions } from '#domain/areas.ts'
import { guard, type PlainPermission } from '#domain/permissions.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { ExpectedError, Invalid, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { faultScreen } from './errors/fault-screen.ts'
import { pageContext, type PageContext, type Sharing } from './page-context.ts'
import { servicesContext, type Services } from './services.ts'

type RouteArgs = LoaderFunctionArgs | ActionFunctionArgs

/** What a page's loader or action is given: the request, who asks, and the process's services. */
export type Edge = Omit<Services, 'settings'> & {
  request: Request
  url: URL
  params: Record<string, string | undefined>
  actor: Actor
  /** From where it is asked, for the audit log. */
  origin: Origin
  settings: Settings
  page: PageContext
}

function edgeOf({ request, url, params, context }: RouteArgs): Edge {
  const services = context.get(servicesContext)
  const page = context.get(pageContext)
  return {
    ...services,
    settings: services.settings.current(),
    request,
    url,
    params,
    actor: page.viewer?.actor ?? visitor,
    origin: { address: page.address, device: page.device },
    page,
  }
}

/** Runs a loader or an action, and lets the page know of it until it is over. */
async function follow<Result>(
  args: RouteArgs,
  run: (edge: Edge) => Promise<Result> | Result,
): Promise<Result> {
  const { underWay } = args.context.get(pageContext)
  const over = Promise.withResolvers<void>()
  underWay.add(over.promise)
  try {
    return await run(edgeOf(args))
  } catch (error) {
    throw faultScreen(asScreen(error), args)
  } finally {
    over.resolve()
  }
}

/** A loader: expected errors become their own screens instead of faults. */
export function reading<Result>(read: (edge: Edge) => Promise<Result> | Result) {
  return (args: LoaderFunctionArgs): Promise<Result> => follow(args, read)
}

/** What such a page is made from: nothing of a request but its address, since the next visitor's may say anything else. */
export type CachedEdge = Omit<Edge, 'request' | 'origin'>

/** A loader of a public page whose HTML may be kept for other visitors until one of the tags is dropped. */
export function readingCached<Result>(
  tags: readonly string[],
  read: (edge: CachedEdge) => Promise<Result> | Result,
) {
  return reading(({ request: _request, origin: _origin, ...edge }) => {
    edge.page.keep = true
    for (const tag of tags) edge.page.tags.add(tag)
    return read(edge)
  })
}

/** What a page that members share is given: where it tells whose things it shows, and which of them have a heart. */
export type SharedEdge = CachedEdge & { sharing: Sharing }

/**
 * The same for a page that looks alike to most members as well, but for the head: it is made once for a member who has nothing and
 * blocked nobody. Whatever else it shows to one of them only, it says in `sharing`; whom that concerns gets a page of their own.
 */
export function readingShared<Result>(
  tags: readonly string[],
  read: (edge: SharedEdge) => Promise<Result> | Result,
) {
  return readingCached(tags, (edge) => {
    const sharing: Sharing = { owners: new Set(), hearts: new Map(), countsOthers: false, offers: false }
    edge.page.sharing = sharing
    return read({ ...edge, sharing })
  })
}

/** What a page for members is given: the same, and who is signed in. */
export type MemberEdge = Edge & { viewer: Viewer; actor: MemberActor }

/** Leads to the sign-in page and back here: for who is not signed in, whether or not there is something at the address. */
export const signInFirst = ({ url }: Pick<Edge, 'url'>) =>
  redirect(`/my/login?next=${encodeURIComponent(url.pathname + url.search)}`)

/** A screen for members: a visitor goes to sign in and comes back. */
export function memberOnly<Result>(run: (edge: MemberEdge) => Promise<Result> | Result) {
  return (edge: Edge): Promise<Result> | Result => {
    const { viewer } = edge.page
    if (!viewer) throw signInFirst(edge)
    return run({ ...edge, viewer, actor: viewer.actor })
  }
}

const { may } = guard(permissions)

/** Whether a screen that names this permission is there for them. */
export const mayOpen = (actor: Actor, permission: PlainPermission): boolean => may(actor, permission)

/** A screen of the administration names what one must be allowed for it: for everyone else it does not exist. */
export function staffOnly<Result>(
  permission: PlainPermission,
  run: (edge: MemberEdge) => Promise<Result> | Result,
) {
  return (edge: Edge): Promise<Result> | Result => {
    const { viewer } = edge.page
    if (!viewer || !mayOpen(viewer.actor, permission)) throw new NotFound('There is no page at this address')
    if (edge.settings.requireSecondFactorForAdmins && !viewer.hasSecondFactor)
      throw redirect('/my/account#two-factor')
    return run({ ...edge, viewer, actor: viewer.actor })
  }
}

/** What is under every action: forms are read by `app/forms/intents.ts`, what machines send by `app/forms/machine-endpoint.ts`. */
export function acting<Result>(act: (edge: Edge) => Promise<Result> | Result) {
  return (args: ActionFunctionArgs): Promise<Result> => follow(args, act)
}

function asScreen(error: unknown): unknown {
  if (!(error instanceof ExpectedError)) return error
  const retryAfterSeconds = error instanceof TooManyRequests ? error.retryAfterSeconds : undefined
  return data(
    {
      code: error.code,
      message: error.message,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(error instanceof Invalid ? { fields: error.fields } : {}),
    },
    {
      status: error.status,
      headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    },
  )
}
