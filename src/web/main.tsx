import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepForOffline } from './offline/register.ts';
import { applySettings } from './settings/apply.ts';
import './style/tokens.css';
import './style/base.css';
import './style/shared.css';

applySettings(document.documentElement);
keepForOffline();

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
