import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { mostInHand } from '#app/forms/body-limits.ts'
import { streamsFirst } from '#app/live/streams-first.ts'
import { openStreams } from '#app/live/streams.ts'
import { figures } from '#domain/areas.ts'
import { listLivingSessions, openSessions } from '#domain/accounts/index.ts'
import { holdsDemo } from '#demo/index.ts'
import { countSeenServices } from '#domain/catalogue/index.ts'
import { countBanners, keyOfSign, openLiveBanners } from '#domain/banners/index.ts'
import { countReads, keyOfRead } from '#domain/blog/index.ts'
import { openMarketplace, type Marketplace } from '#domain/marketplace.ts'
import { checkSecret, resealAll } from '#domain/check-secret.ts'
import { keyOfSeen, openSeenBuffer } from '#domain/views/index.ts'
import { listTroubles, watchJobs } from '#domain/watch/index.ts'
import { readConfig } from '#platform/config/config.ts'
import { listen, type RequestListener } from '#platform/http/listen.ts'
import { openStaticFiles } from '#platform/http/static-files.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { log } from '#platform/log/log.ts'
import { openProviders } from '#platform/oidc/providers.ts'
import { countWaitingMail } from '#platform/mail/queries.ts'
import { openPageCache, type PageCache } from '#platform/page-cache/page-cache.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { giveBackMemory } from '#platform/process/give-back-memory.ts'
import { healthOf } from '#platform/process/health.ts'
import { release, running } from '#platform/process/release.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'
import { stopOnSignal } from '#platform/process/shutdown.ts'
import { beginTracing } from '#platform/telemetry/tracing/begin-tracing.ts'
import { openTelemetry } from '#platform/telemetry/telemetry.ts'
import { openAdmission } from './admission/admission.ts'
import { notingMembers, openKnownMembers } from './admission/known-members.ts'
import { refuseFirst } from './admission/refuse-first.ts'
import { wholeFormsFirst } from './admission/whole-forms-first.ts'
import { fillDemo } from './fill-demo.ts'
import { sharpenDemo } from './sharpen-demo.ts'
import { cachedPagesFirst } from './cached-pages-first.ts'
import { lettingGoUnread } from './let-go-unread.ts'
import { closedForMaintenance } from './maintenance.ts'
import { membersPagesFirst } from './members-pages/members-pages-first.ts'
import { openMemberReader } from './members-pages/read-member.ts'
import { pageHandler, type UnderWay } from './page-handler.ts'
import { renderPages } from './render-pages.ts'
import { tellOfAnswers } from './tell-of-answers.ts'
import { webApp } from './web-app.ts'

type WebOptions = {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The program of the other commands: one of them makes the demo. */
  command: string
  /** What stands before the server in development: Vite's own answers. */
  inFront?: (listener: RequestListener) => RequestListener
}

/** Requests that were sent over open connections before anybody could know, even where nobody drains. */
const ON_THEIR_WAY_MS = 200

/** The web process, from the environment to the printed address. */
export async function startWeb({
  build,
  command,
  inFront = (listener) => listener,
}: WebOptions): Promise<void> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  const tracing = await beginTracing({ endpoint: config.tracesEndpoint, service: 'guildhall-web', release })
  const ready = await readyDatabase(config, sayStep)
  const marketplace = await openMarketplace({
    config,
    databaseUrl: ready.url,
    processName: 'guildhall web',
    superviseJobs: config.jobs === 'inside',
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  await keepDemoApart(marketplace)
  await checkSecret(marketplace)
  await fillDemo(marketplace, command)

  const cache = openPageCache({ mostBytes: config.pageCacheMegabytes * 1024 * 1024, bus: marketplace.bus })
  marketplace.settings.onRefreshed(() => cache.drop(['settings']))
  const { queue, bus, database, search } = marketplace
  const { quick } = database
  const health = healthOf({
    running,
    db: quick,
    jobs: queue,
    bus,
    search,
    listTroubles: () => listTroubles(quick),
  })
  const { services, pages, limits, members } = await webServices(marketplace, cache, build)
  const app = webApp({ services, pages, staticFile: openStaticFiles(resolve('build/client')), health })
  if (config.jobs === 'inside') await marketplace.takeJobs()
  giveBackMemory()
  const streams = openStreams(bus, (ids) => listLivingSessions(quick, ids, marketplace.clock.now()))
  services.telemetry.metrics.watch({ streams: () => streams.count() })
  const pagesAndForms = wholeFormsFirst(getRequestListener(lettingGoUnread(app.fetch)))
  const listener = refuseFirst(services, limits, streamsFirst(services, streams, pagesAndForms))
  const inMemory = cachedPagesFirst(services, cache, membersPagesFirst(services, members, listener))
  const answers = tellOfAnswers(config, inMemory)
  const listening = await listen(inFront(answers), {
    ...config,
    variable: 'PORT',
  })
  const watch = watchJobs(marketplace)
  const sharpening = sharpenDemo(marketplace, command)

  stopOnSignal({
    sendAway() {
      health.beginStopping()
      listening.sendAway()
      streams.close()
    },
    windowMs: Math.max(config.drainSeconds * 1_000, ON_THEIR_WAY_MS),
    steps: [
      // Side by side, for each may need most of the time there is. A form may still write a job down, for others to take; that
      // nobody takes any here now need alarm nobody.
      {
        name: 'requests and jobs',
        stop: () => Promise.all([watch.stop(), listening.finish(), marketplace.leaveJobs()]),
      },
      {
        name: 'what was seen',
        stop: () =>
          Promise.all([services.seen.close(), services.bannerSigns.close(), services.postReads.close()]),
      },
      { name: 'banners', stop: () => services.banners.close() },
      { name: 'reports', stop: () => services.telemetry.settled() },
      { name: 'pictures of the demo', stop: () => sharpening.stop() },
      { name: 'marketplace', stop: () => marketplace.close() },
      { name: 'database', stop: () => ready.stop() },
      { name: 'traces', stop: () => tracing.stop() },
    ],
  })
  await search.warm()
  sayStep(`${marketplace.settings.current().marketplaceName} is open at ${config.origin}`)
  await resealAll(marketplace, sayStep)
}

async function webServices(marketplace: Marketplace, cache: PageCache, build: WebOptions['build']) {
  const { config, db, database, clock, transaction, bus } = marketplace
  const members = openKnownMembers()
  const admission = openAdmission(members, () => mostInHand(marketplace.settings.current()))
  const telemetry = openTelemetry({ config, db, fetch, clock, release, running })
  telemetry.metrics.follow(figures, db)
  telemetry.metrics.watch({
    pageCache: cache.figures,
    pool: database.pool,
    jobs: () => inspectJobs(database.quick),
    mailWaiting: () => countWaitingMail(database.quick),
    admission: () => admission.figures(),
  })
  const services = {
    ...marketplace,
    telemetry,
    sessions: notingMembers(openSessions(db), members),
    seen: openSeenBuffer({
      keyOf: keyOfSeen,
      write: (seen) => transaction((tx) => countSeenServices(tx, seen)),
    }),
    banners: await openLiveBanners(db, bus, clock),
    bannerSigns: openSeenBuffer({
      keyOf: keyOfSign,
      write: (signs) => transaction((tx) => countBanners(tx, signs)),
    }),
    postReads: openSeenBuffer({
      keyOf: keyOfRead,
      write: (reads) => transaction((tx) => countReads(tx, reads)),
    }),
    providers: openProviders(config.providers),
  }
  const underWay: UnderWay = new Map()
  const read = openMemberReader(services, members)
  const made = pageHandler(services, cache, renderPages(config, build), { admission, underWay, read })
  return {
    services,
    pages: closedForMaintenance(services, made.pages),
    limits: { admission, underWay },
    members: { pages: made.members, read, members },
  }
}

/** Refuses to mix the people of the demo with real ones. */
async function keepDemoApart({ config, database }: Marketplace): Promise<void> {
  if (config.demo || !(await holdsDemo(database))) return
  throw new StartError(
    'This database holds the demo marketplace, and demo people may not meet real ones. Start with DEMO=on, or give an empty database in DATABASE_URL (for the embedded one: stop, remove the folder .data, start again).',
  )
}
