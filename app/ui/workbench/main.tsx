import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router'
import '../ui.css'
import '../command-palette/command-palette.css'
import './workbench.css'
import { AdminFrame, MyFrame } from './frames.tsx'
import { Workbench } from './workbench.tsx'

const router = createBrowserRouter([
  { path: '/my/*', element: <MyFrame /> },
  { path: '/admin/*', element: <AdminFrame /> },
  // Forms on the bench go nowhere, but they may be sent.
  { path: '*', element: <Workbench />, action: () => null },
])

const root = document.getElementById('root')
if (!root) throw new Error('The workbench page has no #root')
createRoot(root).render(<RouterProvider router={router} />)
