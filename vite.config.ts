import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : { outDir: 'dist/app', manifest: true, sourcemap: false, emptyOutDir: true },
  worker: { format: 'es' },
  ssr: { noExternal: true },
}))
