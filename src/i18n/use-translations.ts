export { useFormatter, useLocale, useTranslations } from 'use-intl'
