import { ActionsMenu } from './menu.tsx'

const nothing = () => {}

export const samples = [
  {
    title: 'Closed; open it by pointer or by keys',
    node: (
      <div className="row">
        <ActionsMenu
          label="Actions for Logo design"
          entries={[
            { label: 'Edit', icon: 'pencil', to: '/my/services/1/edit' },
            { label: 'Copy the link', icon: 'copy', onSelect: nothing },
            { label: 'Pause', icon: 'pause', onSelect: nothing, disabled: true },
            'line',
            { label: 'Delete', icon: 'trash-2', onSelect: nothing, danger: true },
          ]}
        />
        <ActionsMenu
          label="More"
          triggerClass="btn btn-line"
          entries={[{ label: 'Print', icon: 'printer', onSelect: nothing }]}
        >
          More
        </ActionsMenu>
      </div>
    ),
  },
]
