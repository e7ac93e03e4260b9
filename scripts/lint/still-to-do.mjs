/** What breaks a rule of the house today. The lists may only become shorter; with the last entry this file goes. */
export const STILL_TO_DO = {
  'import/no-cycle': [
    'src/features/history/history-page.tsx',
    'src/features/history/history.tsx',
    'src/features/receipts/download-dialog.tsx',
    'src/features/receipts/download.tsx',
    'src/storage/checkpoint-store.ts',
    'src/storage/database.ts',
    'src/storage/upgrade-to-2.ts',
    'src/storage/upload-store.ts',
  ],
  folders: ['src/storage', 'src/testing', 'e2e'],
}
