import type { MetaDescriptor } from 'react-router'

/** Screens of the administration have a title and are for no search engine. */
export function describeAdminPage(title: string): MetaDescriptor[] {
  return [{ title: `${title} · Administration` }, { name: 'robots', content: 'noindex' }]
}
