import type { MetaDescriptor } from 'react-router'
import { describePage } from '#app/describe-page.ts'

/** Screens of the signed-in area have a title and are for no search engine. */
export function describeMyPage(matches: Parameters<typeof describePage>[0], title: string): MetaDescriptor[] {
  return describePage(matches, { title, description: title, path: '/my', image: 'home', noIndex: true })
}
