import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileTexts } from './scripts/compile-texts.ts'
import { developmentServer } from './server/dev-plugin.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), compileTexts(), developmentServer()],
  server: { host: '127.0.0.1', port: 5173 },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : { outDir: 'dist/app', manifest: true, sourcemap: false, emptyOutDir: true },
  // Short names: the styles are a good part of what travels.
  ...(command === 'build' ? { css: { modules: { generateScopedName: '[hash:base64:5]' } } } : {}),
  worker: { format: 'es' },
  ssr: { noExternal: true },
}))
