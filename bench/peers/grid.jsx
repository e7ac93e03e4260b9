/** react-data-grid with the columns of the sheet and nothing else: no checks, no copies found, nothing kept. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGrid, renderTextEditor, SelectColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'

const FIELDS = ['orderId', 'trackingId', 'courier', 'merchantOrderId']
const columns = [
  SelectColumn,
  { key: 'row', name: 'Row', width: 60 },
  ...FIELDS.map((key) => ({ key, name: key, resizable: true, renderEditCell: renderTextEditor })),
]

function Peer({ first }) {
  const [rows, setRows] = useState(first)
  const [selected, setSelected] = useState(new Set())
  useEffect(() => {
    window.benchUndo = () => setRows(first)
  }, [first])
  return (
    <DataGrid
      style={{ height: 600 }}
      columns={columns}
      rows={rows}
      rowKeyGetter={(row) => row.row}
      selectedRows={selected}
      onSelectedRowsChange={setSelected}
      onRowsChange={setRows}
      onFill={({ columnKey, sourceRow, targetRow }) => ({
        ...targetRow,
        [columnKey]: sourceRow[columnKey],
      })}
    />
  )
}

const rows = Array.from({ length: window.benchRows }, (_, n) => ({
  row: n + 1,
  orderId: `SO-${1_000_000 + n}`,
  trackingId: `YT${2_300_000_000_000_000 + n * 7}`,
  courier: n === 0 ? '3011' : '190008',
  merchantOrderId: `M-${5_000_000 + n}`,
}))
createRoot(document.body.appendChild(document.createElement('div'))).render(<Peer first={rows} />)
