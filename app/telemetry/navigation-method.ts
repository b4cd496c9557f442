import type { ClientInstrumentation } from 'react-router'

let method = 'GET'

/** How the page that now shows was asked for: a link that failed may be followed again, a form may not. */
export function lastNavigationMethod(): string {
  return method
}

/** For `<HydratedRouter instrumentations={[watchNavigationMethod]} />`. */
export const watchNavigationMethod: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(run, { formMethod }) {
        method = (formMethod ?? 'get').toUpperCase()
        await run()
      },
    })
  },
}
