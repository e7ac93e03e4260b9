import { visitInWebKit } from '../person/webkit.ts'
import { playIn } from './play-in.ts'

playIn('WebKit', visitInWebKit)
