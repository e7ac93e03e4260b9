import { visitInFirefox } from '../person/firefox.ts'
import { playIn } from './play-in.ts'

playIn('Firefox', visitInFirefox)
