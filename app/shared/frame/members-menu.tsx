import { Form } from 'react-router'
import type { SiteViewer } from '#app/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PersonMenu } from '#app/ui/shell/person-menu.tsx'
import { Bell } from './bell/bell.tsx'
import { signedInLinks } from './signed-in-links.ts'

/** The bell, and what stands behind the portrait, in a file of its own: visitors never load its script. */
export default function MembersMenu({ viewer }: { viewer: SiteViewer }) {
  return (
    <>
      {viewer.viewedBy ? null : <Bell unread={viewer.unread} />}
      <PersonMenu
        name={viewer.displayName}
        line={`@${viewer.username}`}
        avatarUrl={viewer.avatarUrl}
        links={signedInLinks(viewer)}
      >
        <Form method="post" action="/my/sign-out" reloadDocument>
          <button className="menu-item">
            <Icon name="log-out" size={18} />
            <span>Sign out</span>
          </button>
        </Form>
      </PersonMenu>
    </>
  )
}
