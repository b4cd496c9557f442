import { Link } from 'react-router'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import type { SideView } from './room-context.ts'
import type { RoomData } from './load-room.ts'
import { TeamSide } from './team-side.tsx'

/** The two sides, the files, the terms in force, and what else can be done. */
export function RoomAside({
  sides,
  team,
  files: handedOver,
  talk,
  rules,
  moves,
  next,
  join,
  refused,
}: RoomData & { refused: RefusedForm | undefined }) {
  const files = [...handedOver, ...(talk?.files ?? [])]
  const others = moves.filter(
    ({ m, r, to, do: name }) => !m && !r && name !== 'add-files' && !next.moves.includes(to),
  )
  const addFiles = moves.find((move) => move.do === 'add-files')
  return (
    <aside className="aside more" aria-label="About the deal">
      <section>
        <h2>The two sides</h2>
        <Side word="Buyer" side={sides.buyer} />
        <Side word="Seller" side={sides.seller} />
        <BlockLink sides={sides} />
      </section>
      {team ? <TeamSide team={team} refused={refused} /> : null}
      {join ? null : (
        <section>
          <h2>Files</h2>
          {files.length === 0 ? <p className="soft small">No files yet.</p> : null}
          <ul className="files">
            {files.map((file) => (
              <li key={file.id}>
                <Icon name="file-text" />
                <span>
                  {file.name}
                  <small>{file.note}</small>
                </span>
                <a className="icon-btn" href={file.to} download aria-label={`Download ${file.name}`}>
                  <Icon name="download" />
                </a>
              </li>
            ))}
          </ul>
          {addFiles ? (
            <ButtonLink size="s" to={addFiles.to}>
              <Icon name="paperclip" size={16} /> Add files
            </ButtonLink>
          ) : null}
        </section>
      )}
      <section>
        <h2>Terms in force</h2>
        <Meta rows={rules} />
        <HowLink article="how-escrow-works" />
      </section>
      {others.length > 0 ? (
        <section>
          <h2>Also possible</h2>
          <ul className="also">
            {others.map((move) => (
              <li key={move.to}>
                <Link to={move.to}>{move.label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}

/** Whoever has enough of the other can say so here too; the deal itself goes on. */
function BlockLink({ sides }: Pick<RoomData, 'sides'>) {
  const both = [sides.buyer, sides.seller]
  const other = both.find(({ isYou }) => !isYou)
  if (!other?.username || !both.some(({ isYou }) => isYou)) return null
  return (
    <p className="small">
      <Link to={`/my/blacklist?who=${other.username}`}>Block {other.name}</Link>
    </p>
  )
}

function Side({ word, side }: { word: string; side: SideView }) {
  return (
    <p className="side-of-deal">
      <Avatar name={side.name} src={side.avatar} size={36} />
      <span>
        {side.team || side.username ? (
          <Link to={side.team ?? `/user/${side.username}`}>{side.name}</Link>
        ) : (
          side.name
        )}
        <small>
          {word}
          {side.isYou ? ', you' : ''}
        </small>
      </span>
    </p>
  )
}
