import type { Sample } from '../workbench/sample.ts'
import { Scroller } from './scroller.tsx'

const months = ['July', 'August', 'September', 'October', 'November', 'December']

export const samples: Sample[] = [
  {
    title: 'A table wider than a phone',
    node: (
      <Scroller label="Takings by month">
        <table className="table table-tight">
          <thead>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col" className="n">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {months.map((month, place) => (
                <td key={month} className="n">
                  ${(place + 3) * 411}.00
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroller>
    ),
  },
]
