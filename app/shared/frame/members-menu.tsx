import { Form } from 'react-router'
import type { SiteViewer } from '#app/site.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PersonMenu } from '#app/ui/shell/person-menu.tsx'
import { Bell } from './bell/bell.tsx'
import { MessagesLink } from './messages-link.tsx'
import { signedInLinks } from './signed-in-links.ts'

/** The messages, the bell, and what is behind the portrait, in a file of its own: visitors never load its script. */
export default function MembersMenu({ viewer }: { viewer: SiteViewer }) {
  return (
    <>
      {viewer.viewedBy || viewer.state === 'banned' ? null : <MessagesLink />}
      {viewer.viewedBy ? null : <Bell unread={viewer.unreadNotifications} />}
      <PersonMenu
        name={viewer.displayName}
        line={`@${viewer.username}`}
        portrait={viewer.portrait}
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
