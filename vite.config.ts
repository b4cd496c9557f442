import { execFileSync } from 'node:child_process'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { sourceStamp } from './scripts/steps/build.mjs'

/** What stands around every page, with all that it is made of: one file packs better than a dozen. */
const FRAME =
  /app[\\/]((errors|telemetry)[\\/](?!sentry|page-|tidy-report)|(describe-page|shared[\\/](frame[\\/](site-header|public-shell)|works[\\/]hearts-form))\.)/
/** What nearly every page is made of; wide tables stand in the administration and in documents alone. */
const PARTS = /app[\\/](ui[\\/](?!scroller|table)|shared[\\/]figures[\\/])/
/** Cards of works and services, with their hearts: wherever one hangs there are others. */
const CARDS = /app[\\/](ui[\\/]work|shared[\\/]works[\\/](heart|work-picture|format-count))/
/** Few public pages have anything to type into. */
const TYPING =
  /app[\\/]ui[\\/]inputs[\\/](form[\\/](?!use-hydrated)|field[\\/](field\.|text-(counter|length)))/
/** What is made of hundreds of small files goes into the bundle: to find and read each took longer than the rest of a start. */
const BUNDLED = [
  /^@base-ui\//,
  /^drizzle-orm/,
  /^@(simplewebauthn|peculiar)\//,
  /^(tsyringe|reflect-metadata|asn1js|pvtsutils|pvutils|tslib)/,
  /^(pg-boss|cron-parser|luxon|prom-client|hono|@hono\/)/,
  /^(zod|react-router|markdown-it|mdurl|entities|linkify-it|uc\.micro|file-type|strtok3|token-types|uint8array-extras|jose)/,
  /^@(conform-to|remix-run|opentelemetry\/api|tokenizer|borewit|floating-ui)/,
]

/**
 * Zod tries whether it may make functions of strings. In a browser it may not, and each try would be a violation of the
 * Content-Security-Policy; schemas are made before any script of ours runs, so it is told in its own file.
 */
function zodWithoutEval(): Plugin {
  const begun = '__zod_globalConfig = {}'
  return {
    name: 'zod-without-eval',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/zod[\\/]v4[\\/]core[\\/]core\.js$/.test(id)) return undefined
      if (!code.includes(begun)) throw new Error('zod keeps its settings elsewhere now: see zodWithoutEval')
      return { code: code.replace(begun, '__zod_globalConfig = { jitless: true }'), map: null }
    },
  }
}

/** The router can tell others what it does, which nobody asks of it here: a kilobyte of every page. */
function routerWithoutInstrumentation(): Plugin {
  const asked = /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)/g
  return {
    name: 'router-without-instrumentation',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/.test(id))
        return undefined
      if (!asked.test(code))
        throw new Error('The router tells of itself elsewhere now: see routerWithoutInstrumentation')
      return { code: code.replace(asked, 'undefined'), map: null }
    },
  }
}

/** Where not even the root can say what failed, the router would say it in half a page of its own: a few words do. */
function routerOfFewWords(): Plugin {
  const page = /let heyDeveloper =[\s\S]*?, heyDeveloper\);\n/
  const words = `return React$1.createElement(BoundaryShell, { title: 'Something went wrong', isOutsideRemixApp }, React$1.createElement('h1', null, 'Something went wrong on our side'));\n`
  return {
    name: 'router-of-few-words',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/.test(id))
        return undefined
      if (!page.test(code))
        throw new Error('The router tells of what failed elsewhere now: see routerOfFewWords')
      return { code: code.replace(page, () => words), map: null }
    },
  }
}

/** What loaders answered is written for the script by `app/web/rendering/encode-answers.ts`: the router need not write it as well. */
function answersWrittenOnce(): Plugin {
  const written =
    /encodeViaTurboStream\(state, request\.signal, build\.entry\.module\.streamTimeout, serverMode\)/g
  return {
    name: 'answers-written-once',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]lib[\\/]server-runtime[\\/]server\.js$/.test(id))
        return undefined
      if (!code.match(written))
        throw new Error('The router writes answers elsewhere now: see answersWrittenOnce')
      return { code: code.replace(written, 'undefined'), map: null }
    },
  }
}

/**
 * With each page the router tells its script of the routes above its address, and looked for them anew: two thirds of all its matching. Which
 * routes stand at an address does not change while a server runs.
 */
function routesAboveKnown(): Plugin {
  const asked = 'router.match(path)'
  const known = `
const routesAt = new Map();
function knownAt(router, path) {
  const known = routesAt.get(path);
  if (known) return known;
  if (path.length > 100) return router.match(path);
  if (routesAt.size === 500) routesAt.clear();
  const found = (router.match(path) ?? []).map(({ route }) => ({ route: { id: route.id } }));
  routesAt.set(path, found);
  return found;
}
`
  return {
    name: 'routes-above-known',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/.test(id))
        return undefined
      if (!code.includes(asked))
        throw new Error('The router looks for routes elsewhere now: see routesAboveKnown')
      return { code: code.replace(asked, 'knownAt(router, path)') + known, map: null }
    },
  }
}

/**
 * V8 keeps the text of a program for as long as it runs, with two bytes for each letter of a file where one of them is no ASCII. Strings,
 * templates, names and patterns mean the same with such letters written as what they are called.
 */
function serverInAscii(): Plugin {
  return {
    name: 'server-in-ascii',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // When all others are done: whoever writes the program anew would put the letters back.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(
              /[^\0-\x7f]/g,
              (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
            )
      },
    },
  }
}

/** Where it was built from a checkout, or by whoever has one and says which; a package or an archive of the sources has none. */
function commit(): string {
  const { SOURCE_COMMIT } = process.env
  if (SOURCE_COMMIT) return SOURCE_COMMIT.slice(0, 12)
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    }).trim()
  } catch {
    return ''
  }
}

function buildId(): string {
  return sourceStamp(import.meta.dirname).slice(0, 12)
}

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    zodWithoutEval(),
    routerWithoutInstrumentation(),
    routerOfFewWords(),
    answersWrittenOnce(),
    routesAboveKnown(),
    serverInAscii(),
  ],
  // What was built is told apart by what it was built from, wherever it runs.
  define:
    command === 'build'
      ? {
          'import.meta.env.BUILD_ID': JSON.stringify(buildId()),
          'import.meta.env.COMMIT': JSON.stringify(commit()),
        }
      : {},
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Every page calls most of these: compiled beside the page's thread while they come, instead of in it, one by one.
            postBanner: ({ name }) =>
              /^(react|frame|entry.client)$/.test(name) ? '//# allFunctionsCalledOnLoad' : '',
            // A page's parts in a few files: on a slow line each further one costs a round trip.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'frame', test: FRAME },
                {
                  name: 'parts',
                  test: (file) => PARTS.test(file) && !TYPING.test(file),
                  minShareCount: 32,
                },
                { name: 'cards', test: CARDS },
                { name: 'typing', test: TYPING, minShareCount: 23 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        rolldownOptions: {
          input: {
            server: './server.ts',
            worker: './worker.ts',
            command: './command.ts',
            hand: './platform/pictures/hand.ts',
          },
          // V8 keeps the text of a program for as long as it runs, and a quarter of it was what others say of their functions.
          output: { comments: { legal: true, annotation: false, jsdoc: false } },
        },
      },
    },
  },
}))
