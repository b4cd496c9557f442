import { Link } from 'react-router'
import { Avatar } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import { Header } from '../shell/header.tsx'
import { mainNav } from './bench-links.ts'
import { samplePortrait } from './sample-pictures.ts'

export const brand = { name: 'Guildhall' }

export function BenchHeader() {
  return (
    <Header brand={brand} nav={mainNav} search={{ placeholder: 'Try “menu translation” or “podcast edit”' }}>
      <Link className="icon-btn" to="/my/messages" aria-label="Messages, 2 unread">
        <Icon name="message-square" />
        <i className="dot">2</i>
      </Link>
      <Link className="icon-btn hide-s" to="/my/notifications" aria-label="Notifications">
        <Icon name="bell" />
      </Link>
      <Link to="/my" aria-label="Hana Novotná">
        <Avatar name="Hana Novotná" src={samplePortrait} size={32} />
      </Link>
    </Header>
  )
}
