import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The product's route map, a line a screen, in the order of the specification. What is not here yet answers not-found. */
export default [
  layout('public/frame.tsx', [
    index('public/home/home.page.tsx'),
    route('about', 'public/about/about.page.tsx'),
    route('contacts', 'public/contacts/contacts.page.tsx'),
    route('requisites', 'public/requisites/requisites.page.tsx'),
    route('pricing', 'public/pricing/pricing.page.tsx'),
    route('docs', 'public/docs/docs.page.tsx'),
    route('docs/:document', 'public/docs/document.page.tsx'),
    route('search', 'public/search/search.page.tsx'),
    route('referral-program', 'public/referral-program/referral-program.page.tsx'),
    route('maintenance', 'public/maintenance/maintenance.page.tsx'),
    route('offline', 'public/offline/offline.page.tsx'),
    route('demo/feedback-textarea', 'public/demo/feedback-textarea.page.tsx'),
    route('*', 'public/not-found.page.tsx'),
  ]),

  route('sitemap.xml', 'machine/sitemap.ts'),
  route('robots.txt', 'machine/robots.ts'),
  route('manifest.webmanifest', 'machine/manifest.ts'),
  route('og/:page', 'machine/open-graph.ts'),
  route('monitoring', 'monitoring/monitoring.route.ts'),
  route('preferences/theme', 'preferences/theme.route.ts'),
] satisfies RouteConfig
