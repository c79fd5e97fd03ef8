import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './settings/apply.ts';
import './style/tokens.css';
import './style/base.css';
import './style/shared.css';

applySettings(document.documentElement);

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
